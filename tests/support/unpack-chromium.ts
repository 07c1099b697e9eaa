/** Unpacks npm's Chromium into TMPDIR. A program of its own, since the package reads where to from the environment. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
