import { startSiteForms } from '@/site/kit/forms/site-forms';

startSiteForms();
