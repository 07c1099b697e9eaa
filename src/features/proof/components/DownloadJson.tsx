import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { downloadJson } from '@/lib/data/download';

export function DownloadJson({ content, fileName, children }: { content: object; fileName: string; children: string }) {
  return (
    <Button onClick={() => downloadJson(fileName, content)} size="sm" variant="outline">
      <Download aria-hidden />
      {children}
    </Button>
  );
}
