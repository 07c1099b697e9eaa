import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The Arabic of strategies that others copy. */
export const copying: Words<'ar', 'copying'> = {
  errors: {
    terms_changed:
      'تغيرت حصة الربح في هذه الاستراتيجية في هذه الأثناء. لم يُرسل شيء: اطلعوا على الحصة الجديدة وقرروا من جديد.',
    capacity_reached: 'لا تقبل الاستراتيجية هذا القدر: سيُتجاوز حدها أو عشرون ضعف مساهمة القائد.',
    exceeds_units: 'ليس لكم هذا القدر متاحًا في هذه الاستراتيجية. قد يكون جزء منه في طريقه إلى الخروج.',
    stake_bound: 'يجب أن يبقى هذا الجزء من مساهمتكم ما دامت الاستراتيجية قائمة. لسحبه أغلقوا الاستراتيجية.',
    notice_given:
      'إشعاركم بسحب المال سارٍ. إلى أن يُدفع هذا المال لا يمكنكم التراجع عنه ولا تقديم إشعار آخر ولا إيداع مال.',
    too_many_changes: 'خمسة تغييرات لحصة الربح خلال 24 ساعة هي الحد الأقصى.',
    too_many_strategies: 'يمكن للشخص أن يعلن ثلاث استراتيجيات في حياته، وقد فعلتم.',
    portfolio_first:
      'لا تكون للقائد محفظة خاصة إلى جانب استراتيجية. اسحبوا أولًا آخر مال في محفظتكم، فتُغلق بذلك.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
