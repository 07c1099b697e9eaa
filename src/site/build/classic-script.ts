import { build, type InlineConfig } from 'vite';

/** For a plain `<script src>` in the head, which runs before the first paint, unlike a module. */
export interface ClassicScript {
  fileName: string;
  code: string;
}

/** Builds a classic script with all its imports. */
export async function buildClassicScript(input: string, config: InlineConfig): Promise<ClassicScript> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} became no script.`);
  return { fileName: chunk.fileName, code: chunk.code };
}
