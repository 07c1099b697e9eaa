import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'ar', 'roles'> = {
  rule: 'حيث يوجد مديران، يقترح أحدهما التغيير ويؤكده آخر.',
  title: 'بانتظار مدير آخر',
  change: 'الجديد: {{to}} (حتى الآن: {{from}})',
  proposed: 'اقترحه {{name}} في {{date}}. يسقط في {{until}}.',
  confirm: 'تأكيد',
  confirmTitle: 'تغيير دور {{name}}؟',
  confirmText: 'يسري على الفور.',
  stop: 'إيقاف',
  stopTitle: 'إيقاف تغيير {{name}}؟',
  stopped: 'تم إيقاف التغيير.',
  ownProposal: 'أنتم من اقترحه: يجب أن يؤكده مدير آخر.',
  ownRole: 'يتعلق بكم: يجب أن يؤكده مدير آخر.',
  needsOther: 'يجب أن يؤكد مدير آخر التغيير قبل أن يسري.',
  nobodyElse: 'لا أحد يستطيع تأكيد التغيير الآن: يلزم مدير غيركم وغير {{name}}.',
  atOnce: 'أنتم المدير الوحيد: يسري التغيير على الفور.',
  sent: 'تم الاقتراح. يجب أن يؤكده مدير آخر.',
  open: 'تغيير ينتظر مديرًا آخر. {{change}}',
  openLink: 'عرضه',
  giveUp: 'التخلي عن دوري',
  giveUpTitle: 'التخلي عن دوركم؟',
  giveUpText: 'يسري على الفور، ولا يعيده إلا مدير.',
  givenUp: 'لم يعد لكم دور.',
};
