import { crc32, deflateSync } from 'node:zlib';

/** Letters of three by five points, a row in each octal digit. */
const FONT: Record<string, string> = {
  '0': '75557', '1': '26227', '2': '71747', '3': '71717', '4': '55711', '5': '74717', '6': '74757', '7': '71244', '8': '75757', '9': '75717',
  A: '25755', B: '65656', C: '34443', D: '65556', E: '74647', F: '74644', G: '34553', H: '55755', I: '72227', J: '11152', K: '55655', L: '44447',
  M: '57755', N: '65555', O: '25552', P: '65644', Q: '25573', R: '65655', S: '34216', T: '72222', U: '55557', V: '55552', W: '55775', X: '55255',
  Y: '55222', Z: '71247', '.': '00002', ':': '02020', '-': '00700', ',': '00024', '/': '11244',
}; // prettier-ignore
const WIDTH = 480;
const SCALE = 4;
const LINE = 7 * SCALE;
const INK = 0;
const PAPER = 1;

/** Draws a picture (PNG) of some lines of capital letters, as a screenshot of a wallet would have them. */
export function picture(lines: readonly string[]): Buffer {
  const height = (lines.length + 2) * LINE;
  // A byte before each row says that it is not filtered.
  const points = Buffer.alloc((WIDTH + 1) * height, PAPER);
  for (let y = 0; y < height; y += 1) points[y * (WIDTH + 1)] = 0;
  for (const [row, line] of lines.entries())
    for (const [column, letter] of line.toUpperCase().split('').entries())
      for (const [y, digit] of (FONT[letter] ?? '00000').split('').entries())
        for (let x = 0; x < 3; x += 1) {
          if (((Number(digit) >> (2 - x)) & 1) === 0) continue;
          for (let dy = 0; dy < SCALE; dy += 1) {
            const at = ((row + 1) * LINE + y * SCALE + dy) * (WIDTH + 1) + 1 + (column * 4 + x + 4) * SCALE;
            points.fill(INK, at, at + SCALE);
          }
        }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([0x1a, 0x2b, 0x28, 0xf4, 0xf1, 0xea])),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
