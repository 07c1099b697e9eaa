import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface DownloadJsonProps {
  content: object;
  fileName: string;
  children: string;
}

/** Saves something as a file, for people and for `npm run verify`. */
export function DownloadJson({ content, fileName, children }: DownloadJsonProps) {
  const save = () => {
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button onClick={save} size="sm" variant="outline">
      <Download aria-hidden />
      {children}
    </Button>
  );
}
