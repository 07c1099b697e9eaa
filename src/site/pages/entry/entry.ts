/** The second script of login, registration and recovery; it waits for the document. */
import { startEntryPage } from './entry-page';

startEntryPage();
