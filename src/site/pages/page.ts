/** The script in the head of the public pages. */
import { begin } from '@/site/kit/begin';
import { showFrontPage } from '@/site/kit/front-page';
import { startLateForm } from '@/site/kit/late-form';
import { startTape } from './home/tape';

begin(showFrontPage, () => {
  startLateForm();
  startTape();
});
