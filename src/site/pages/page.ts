import { begin } from '@/site/kit/begin';
import { startLateForm } from '@/site/kit/forms/late-form';
import { showFrontPage } from '@/site/kit/front-page';
import { startTape } from './home/tape';

begin(showFrontPage, () => {
  startLateForm();
  startTape();
});
