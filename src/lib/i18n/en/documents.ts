import { content } from './content';
import { terms } from './terms';

/** The English of the public documents, which are rendered at build time: the application does not carry it. */
export const documents = { content, terms };
