import { startEntryPage } from './entry-page';

startEntryPage();
