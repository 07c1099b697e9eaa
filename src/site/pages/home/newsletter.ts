/** The second script of the home page, fetched when a visitor turns to its form. */
import { startSiteForms } from '@/site/kit/forms/site-forms';

startSiteForms();
