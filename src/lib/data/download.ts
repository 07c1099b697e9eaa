/** Hands a file to the person, under a name of ours. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The same with data, as JSON that people can read as well. */
export function downloadJson(name: string, data: unknown): void {
  download(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}
