import { begin } from '@/site/kit/begin';
import { showFrontPage } from '@/site/kit/front-page';
import { startTape } from './home/tape';

begin(showFrontPage, startTape);
