/** The first script of the application's document; public pages include it in theirs. */
import { applyStoredTheme } from '@/lib/theme';

applyStoredTheme();
