import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the options of a command. Prints the help and ends the process if it is asked for, or if an option is unknown. */
export function readOptions<const T extends ParseArgsConfig>(help: string, config: T): ReturnType<typeof parseArgs<T>> {
  const options = { ...config.options, help: { type: 'boolean' } } as const;
  try {
    const read = parseArgs({ ...config, options }) as ReturnType<typeof parseArgs<T>>;
    if (!('help' in read.values)) return read;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return process.exit(2);
  }
  console.log(help);
  return process.exit(0);
}
