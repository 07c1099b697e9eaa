import type { Words } from '../words';

/** Signals. */
export const signals: Words<'zh', 'signals'> = {
  title: '信号',
  text: '今天付款，以获取长期投资的信号',
  button: '点击此处前往付款页面',
  open: '所有已登录的人都能看到全部信号。付款不会解锁更多信号。',
  latest: '已发布的信号',
  empty: '尚未发布任何信号。',
};
