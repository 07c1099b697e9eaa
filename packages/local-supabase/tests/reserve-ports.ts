/** Reserves ports as a process of its own, reports them, and keeps them until it is ended. */
import { freePorts } from 'local-supabase/ports.ts';

const { COUNT, FROM, TO } = process.env;
process.send?.(await freePorts(Number(COUNT), { from: Number(FROM), to: Number(TO) }));
// Listening keeps the process alive for as long as its parent.
process.on('message', () => undefined);
