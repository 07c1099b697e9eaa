import type { Words } from '../words';

/** Signals. */
export const signals: Words<'tr', 'signals'> = {
  title: 'Sinyaller',
  text: 'Uzun vadeli yatırımlara yönelik sinyaller için ödemelerinizi bugün yapınız',
  button: 'Ödeme sayfasına gitmek için buraya tıklayın',
  open: 'Etkin planı olan herkes her sinyali görür: görevlilerimizin notları; öğüt ya da vaat değildir.',
  locked: 'Sinyaller, etkin bir planınız varken gösterilir',
  lockedText:
    'En küçük plan yeter, daha büyüğü fazlasını göstermez. Bir piyasanın nereye gideceğini kimse bilmez; sinyaller de bilmez.',
  plans: 'Planları gör',
  latest: 'Yayımlanan sinyaller',
  empty: 'Henüz sinyal yayımlanmadı.',
};
