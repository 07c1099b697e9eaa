/** The script in the head of the public pages. */
import { begin } from './begin';
import { showFrontPage } from './front-page';
import { startSiteForms } from './site-forms';

begin(showFrontPage, startSiteForms);
