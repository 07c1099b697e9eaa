import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadWords } from '@/lib/i18n/i18n';
import { prepareUpload } from '@/lib/uploads/prepare';
import { AVATAR_LIMITS, chooseFile, DOCUMENT_LIMITS, uploadOwn, uploadSchema } from '@/lib/uploads/upload';
import { fileOf, refusePictures, stubDrawing } from '../support/pictures';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA } from '../support/session';

const MIB = 1024 * 1024;
const ID = '00000000-0000-4000-8000-0000000000f1';
const OBJECT = `${SUPABASE}/storage/v1/object/kyc/${ADA.id}/${ID}.png`;

beforeAll(() => loadWords('money'));

let drawn: { width: number; height: number }[];
beforeEach(() => {
  ({ drawn } = stubDrawing());
});

test.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const)('a person who chooses a %s sends a drawing of it, never the file itself', async (kind, type) => {
  const file = fileOf(kind, 'anything.txt');
  const { blob, extension, contentType } = await prepareUpload(file, DOCUMENT_LIMITS);
  expect([extension, contentType, blob.type]).toEqual([kind, type, type]);
  expect(blob).not.toBe(file);
  expect(drawn).toEqual([{ width: 400, height: 300 }]);
});

test('a person who chooses a PDF sends its bytes as they are, without the name that it has on their device', async () => {
  const file = fileOf('pdf', 'Ada Example passport');
  const { blob, extension, contentType } = await prepareUpload(file, DOCUMENT_LIMITS);
  expect([extension, contentType, blob.type]).toEqual(['pdf', 'application/pdf', 'application/pdf']);
  expect(blob).not.toBeInstanceOf(File);
  expect(await blob.text()).toBe(await file.text());
});

test.each(['svg', 'gif', 'html', 'wave'] as const)(
  'a person cannot send a file of kind %s, whatever it is called',
  async (kind) => {
    await expect(prepareUpload(fileOf(kind, 'proof.png'), DOCUMENT_LIMITS)).rejects.toMatchObject({
      message: 'file_type',
    });
  },
);

const pdf = (text: string) => new Blob([text]);
const END = 'startxref\n9\n%%EOF\n';

test.each([
  ['of five bytes', '%PDF-', 'file_unreadable'],
  ['cut in half', `%PDF-1.7\n${'x'.repeat(3000)}`, 'file_unreadable'],
  ['with a password', `%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n${END}`, 'file_protected'],
  ['with a password in its trailer', `%PDF-1.7\ntrailer <</Encrypt<</V 1>>>>\n${END}`, 'file_protected'],
])('a person cannot send a PDF %s', async (_, text, code) => {
  await expect(prepareUpload(pdf(text), DOCUMENT_LIMITS)).rejects.toMatchObject({ message: code });
});

test('a person cannot send a PDF as a picture of themselves', async () => {
  await expect(prepareUpload(fileOf('pdf'), AVATAR_LIMITS)).rejects.toMatchObject({ message: 'file_type' });
});

test('a person can send a PDF of 5 MiB and none of a byte more', async () => {
  expect(await prepareUpload(fileOf('pdf', 'a.pdf', 5 * MIB), DOCUMENT_LIMITS)).toBeDefined();
  await expect(prepareUpload(fileOf('pdf', 'a.pdf', 5 * MIB + 1), DOCUMENT_LIMITS)).rejects.toMatchObject({
    message: 'file_too_large',
  });
});

test('a large photo is made smaller until it fits', async () => {
  ({ drawn } = stubDrawing({ width: 8000, height: 4000, bytesPerPixel: 1 }));
  const { blob } = await prepareUpload(fileOf('jpg'), DOCUMENT_LIMITS);
  expect(blob.size).toBeLessThanOrEqual(5 * MIB);
  expect(drawn.map(({ width }) => width)).toEqual([4096, 3072]);
  expect(drawn[1]).toEqual({ width: 3072, height: 1536 });
});

test('a browser that cannot write WebP sends PNG, and says so', async () => {
  stubDrawing({ writes: ['image/png'] });
  expect(await prepareUpload(fileOf('webp'), DOCUMENT_LIMITS)).toMatchObject({
    extension: 'png',
    contentType: 'image/png',
  });
});

test('a browser that answers noise instead of drawings never sends it as a proof', async () => {
  stubDrawing({ pixel: [17, 240, 3, 255] });
  await expect(prepareUpload(fileOf('png'), DOCUMENT_LIMITS)).rejects.toMatchObject({
    message: 'picture_blocked',
  });
});

test('an empty file and a damaged picture are refused in words', async () => {
  refusePictures();
  const check = uploadSchema(() => 'nothing chosen');
  for (const file of [fileOf('png', 'empty.png', 0), fileOf('png')]) {
    const result = await check.safeParseAsync(chooseFile(file, DOCUMENT_LIMITS));
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'We couldn’t open this file. It may be empty or damaged.',
    ]);
  }
  const nothing = await check.safeParseAsync(undefined);
  expect(nothing.error?.issues[0]?.message).toBe('nothing chosen');
});

test('a file that is there already, because only the answer got lost, is a success', async () => {
  server.use(
    http.post(OBJECT, () =>
      HttpResponse.json(
        { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
        { status: 400 },
      ),
    ),
  );
  const prepared = await prepareUpload(fileOf('png'), DOCUMENT_LIMITS);
  expect(await uploadOwn('kyc', ADA.id, prepared, ID)).toBe(`${ADA.id}/${ID}.png`);
});

const answerRole = (role: string | null) => server.use(rpc('my_role', () => role));

test('an operator whose document is refused reads that their account takes none, and of a picture of themselves the limit', async () => {
  answerRole('reviewer');
  const refused = {
    statusCode: '403',
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
  };
  server.use(http.post(`${SUPABASE}/storage/v1/object/*`, () => HttpResponse.json(refused, { status: 400 })));
  const prepared = await prepareUpload(fileOf('png'), DOCUMENT_LIMITS);
  await expect(uploadOwn('kyc', ADA.id, prepared, ID)).rejects.toMatchObject({ code: 'operator_gives_none' });
  await expect(uploadOwn('avatars', ADA.id, prepared, ID)).rejects.toMatchObject({
    code: 'too_many_uploads',
  });
});

test.each([
  [403, 'too_many_uploads', 'new row violates row-level security policy'],
  [403, 'session_expired', 'session_ended'],
  [403, 'session_expired', '"exp" claim timestamp check failed'],
  [403, 'factor_required', 'factor_required'],
  [413, 'file_too_large', 'The object exceeded the maximum allowed size'],
  [415, 'file_type', 'mime type image/svg+xml is not supported'],
  [503, 'unavailable', 'busy'],
] as const)('a refusal of the storage with %s reaches the person as %s: %s', async (status, code, message) => {
  answerRole(null);
  server.use(
    http.post(OBJECT, () =>
      HttpResponse.json({ statusCode: String(status), error: 'Refused', message }, { status: 400 }),
    ),
  );
  const prepared = await prepareUpload(fileOf('png'), DOCUMENT_LIMITS);
  await expect(uploadOwn('kyc', ADA.id, prepared, ID)).rejects.toMatchObject({ code });
});
