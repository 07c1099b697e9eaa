import { truncate, writeFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';

const MEBIBYTE = 1_048_576;

/** A file as a user chooses it; its name and declared type say what they like. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const begin = (head: string | Buffer, size: number) => {
  const buffer = Buffer.alloc(size);
  Buffer.from(head).copy(buffer);
  return buffer;
};

/** A small real picture: one pixel. */
export const picture: GivenFile = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Writes a file to the folder of the test. Only its first bytes take room on the disk. */
async function writeSparse({ name, buffer }: GivenFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer.subarray(0, 64));
  await truncate(path, buffer.length);
  return path;
}

/** Files that cannot be a proof, each with the words that say why. */
export const BAD_FILES: [what: string, file: GivenFile, words: RegExp][] = [
  [
    'of 0 bytes',
    { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    /could not be opened. It may be empty or damaged/,
  ],
  [
    'of 20 MB',
    { name: 'proof.pdf', mimeType: 'application/pdf', buffer: begin('%PDF-1.7', 20 * MEBIBYTE) },
    /too large: 5 MB at most/,
  ],
  [
    'that is a HEIC picture',
    {
      name: 'IMG_0001.heic',
      mimeType: 'image/heic',
      buffer: begin(Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1'), 4096),
    },
    /This browser cannot open HEIC pictures/,
  ],
  [
    'that is a renamed program',
    { name: 'proof.png', mimeType: 'image/png', buffer: begin('MZ\u0090\0', 4096) },
    /This kind of file is not accepted/,
  ],
  [
    'that is a damaged picture',
    {
      name: 'proof.png',
      mimeType: 'image/png',
      buffer: begin(Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), 4096),
    },
    /could not be opened. It may be empty or damaged/,
  ],
];

/** Enters an amount at /deposit and goes on to the payment page. */
export async function enterAmount(page: Page, amount = '1,500'): Promise<void> {
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/deposit/wallet');
}

/** Fills the proof form, all but its button. */
export async function fillProof(page: Page, file = picture): Promise<void> {
  // Playwright sends bytes to the browser as text, which takes seconds for 20 MB.
  const given = file.buffer.length > MEBIBYTE ? await writeSparse(file) : file;
  await page.getByLabel('Payment Proof').setInputFiles(given);
  await page.getByLabel('Payment Method').selectOption('bitcoin');
}

/** Ends the proof form. */
export const submitProof = (page: Page) => page.getByRole('button', { name: 'Submit Payment' }).click();
