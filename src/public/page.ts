/** The script in the head of the public pages. */
import { begin } from './begin';
import { askFrontPage, showFrontPage } from './front-page';
import { startSiteForms } from './site-forms';

begin(askFrontPage, showFrontPage, startSiteForms);
