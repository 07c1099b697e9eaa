import type { Words } from '../words';

/** Signals. */
export const signals: Words<'tr', 'signals'> = {
  title: 'Sinyaller',
  text: 'Uzun vadeli yatırımlara yönelik sinyaller için ödemelerinizi bugün yapınız',
  button: 'Ödeme sayfasına gitmek için buraya tıklayın',
  open: 'Oturum açmış herkes her sinyali görür. Hiçbir ödeme daha fazlasını açmaz.',
  latest: 'Yayımlanan sinyaller',
  empty: 'Henüz sinyal yayımlanmadı.',
};
