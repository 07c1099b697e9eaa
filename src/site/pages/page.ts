/** The script in the head of the public pages. */
import { begin } from '@/site/kit/begin';
import { showFrontPage } from '@/site/kit/front-page';
import { startSiteForms } from '@/site/kit/site-forms';

begin(showFrontPage, startSiteForms);
