/**
 * Unpacks npm's Chromium into TMPDIR. A program of its own, because the package reads the target from the
 * environment.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
