export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function downloadJson(name: string, data: unknown): void {
  download(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}
