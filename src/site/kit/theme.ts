/** The first script of the application's document; the public pages have it inside their own. */
import { applyStoredTheme } from '@/lib/theme';

applyStoredTheme();
