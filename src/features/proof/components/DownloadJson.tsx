import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { downloadJson } from '@/lib/data/download';

interface DownloadJsonProps {
  content: object;
  fileName: string;
  children: string;
}

export function DownloadJson({ content, fileName, children }: DownloadJsonProps) {
  return (
    <Button onClick={() => downloadJson(fileName, content)} size="sm" variant="outline">
      <Download aria-hidden />
      {children}
    </Button>
  );
}
