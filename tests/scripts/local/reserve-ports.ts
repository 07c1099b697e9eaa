/** Reserves ports as a process of its own, tells which, and keeps them until it is ended. */
import { freePorts } from '../../../supabase/embedded/ports.ts';

const { COUNT, FROM, TO } = process.env;
process.send?.(await freePorts(Number(COUNT), { from: Number(FROM), to: Number(TO) }));
// Listening keeps the process alive for as long as its parent is.
process.on('message', () => undefined);
