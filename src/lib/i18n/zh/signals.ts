import type { Words } from '../words';

/** Signals. */
export const signals: Words<'zh', 'signals'> = {
  title: '信号',
  text: '今天付款，以获取长期投资的信号',
  button: '点击此处前往付款页面',
  open: '凡有进行中的计划者都能看到全部信号：它们是操作人员的笔记，不是建议，也不是承诺。',
  locked: '有进行中的计划时才会显示信号',
  lockedText: '最小的计划就够了，更大的计划不会显示更多。没有人知道市场走向，信号也不知道。',
  plans: '查看计划',
  latest: '已发布的信号',
  empty: '尚未发布任何信号。',
};
