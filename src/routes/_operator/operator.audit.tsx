import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { idOf } from '@/lib/ids';
import { pageTitle } from '@/lib/page-title';
import { textOf } from '@/operator/kit/search';
