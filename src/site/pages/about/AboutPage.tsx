import { Questions } from '@/components/display/Questions';
import { t } from '@/lib/i18n/i18n';
import { BlockTitle } from '@/site/kit/BlockTitle';
import { Claims } from '@/site/kit/Claims';
import { Registrations } from './Registrations';

export function AboutPage() {
  const brand = t('common.brand');
  const questions = (['sandbox', 'deposit', 'yield', 'withdraw', 'data'] as const).map((id) => ({
    id,
    title: t(`content.about.faq.${id}.q`),
    text: t(`content.about.faq.${id}.a`),
  }));
  return (
    <>
      <section className="page grid gap-5 py-14 md:py-20">
        <h1 className="text-4xl leading-tight font-semibold tracking-[-0.03em] md:text-5xl">
          {t('content.about.title', { brand })}
        </h1>
        <p className="text-muted-foreground max-w-3xl text-lg leading-relaxed">{t('content.about.intro')}</p>
      </section>
      <section className="page pb-16 md:pb-24">
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {(['story', 'mission', 'vision', 'values'] as const).map((key) => (
            <li className="border-foreground grid content-start gap-2 border-t pt-5" key={key}>
              <h2 className="text-lg font-medium">{t(`content.about.statements.${key}.title`)}</h2>
              <p className="text-muted-foreground">{t(`content.about.statements.${key}.text`, { brand })}</p>
            </li>
          ))}
        </ul>
      </section>
      <Registrations />
      <Claims />
      <section className="border-t">
        <div className="page grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr]">
          <BlockTitle>{t('content.about.faqTitle')}</BlockTitle>
          <Questions name="questions" items={questions} />
        </div>
      </section>
    </>
  );
}
