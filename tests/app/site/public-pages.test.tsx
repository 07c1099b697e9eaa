import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { startLanguageSwitch } from '@/site/kit/language';
import { documents, sitemap } from '@/site/pages/render';
import { ASSETS, openDocument } from '../support/document';

async function read(address: string) {
  const found = documents.find((one) => one.address === address);
  const html = (await found?.render(ASSETS)) ?? '';
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Roles and names are computed only for the window's document.
  document.body.innerHTML = page.body.innerHTML;
  const link = (name: string) => screen.getAllByRole('link', { name }).map((one) => one.getAttribute('href'));
  return { page, link };
}

test('a visitor reads six reasons, the warning of the regulators once, and next to each target that it is not guaranteed', async () => {
  const { page } = await read('/');
  const reasons = [...page.querySelectorAll('section')].find((one) => one.textContent.startsWith('Why Choose'));
  expect(reasons?.querySelectorAll('h3')).toHaveLength(6);
  expect(screen.getAllByText(/This is a high-risk investment/)).toHaveLength(1);
  const [card] = [...page.querySelectorAll('template')].flatMap(({ content }) => [...content.querySelectorAll('dl')]);
  expect(card?.textContent).toContain('not guaranteed');
});

test('a screen reader reads the words of a plan in English in every language', async () => {
  const { page } = await read('/de/');
  const card = page.querySelector<HTMLTemplateElement>('template[data-plan]')?.content;
  for (const slot of ['title', 'name', 'offer'])
    expect(card?.querySelector<HTMLElement>(`[data-slot=${slot}]`)?.lang).toBe('en');
});

test('a visitor reads in the terms all that stops, delays or reduces a withdrawal', async () => {
  const { page } = await read('/terms');
  const said = page.querySelector('main')?.textContent;
  expect(said).toMatch(/(require a confirmed|confirm your) identity first/);
  expect(said).toMatch(/waits 48 hours/);
  expect(said).toMatch(/fee of up to \$25/);
  expect(said).toMatch(/Until 24 hours after you add a second factor, you can request up to \$1,000/);
  expect(said).toMatch(/stop (your account yourself|it yourself).* our treasury team lifts/);
});

test.each(languages)('a visitor reads in $name what a withdrawal can wait for and cost', async ({ code }) => {
  const { page } = await read(code === 'en' ? '/terms' : `/${code}/terms`);
  const said = page.querySelector('main')?.textContent ?? '';
  for (const figure of [/\b25\b|\$25/, /1[.,\s\u00A0\u202F]?000/, /48/, /72/]) expect(said).toMatch(figure);
});

test.each(documents)('a visitor of $address gets a page that is whole, honest and strict', async ({ render }) => {
  const html = await render(ASSETS);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const language = languages.find(({ code }) => code === page.documentElement.lang);
  expect(page.documentElement.dir).toBe(language?.dir);
  expect(page.title).toContain('Glassmine');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  // The Content-Security-Policy forbids inline styles, and every inline script except the one in the head.
  expect(page.querySelectorAll('[style], style')).toHaveLength(0);
  expect(page.querySelectorAll('script:not([src]):not([type$=json])')).toHaveLength(1);
  expect(html).not.toMatch(/\{\{|undefined|\[object/);
});

async function saidOf(code: string, path: string): Promise<string[]> {
  const chosen = documents.filter(
    ({ address }) => (/^\/([a-z]{2})(\/|$)/.exec(address)?.[1] ?? 'en') === code && !address.endsWith('/forgot'),
  );
  const pages = await Promise.all(chosen.map(({ render }) => render(ASSETS)));
  return [
    ...new Set(
      pages.flatMap((html) => {
        const text = html.replaceAll(/<(\/?)template/g, '<$1section');
        const page = new DOMParser().parseFromString(text, 'text/html');
        for (const hidden of page.querySelectorAll('.sr-only')) hidden.remove();
        return [...page.querySelectorAll(`a[href$="${path}"]`)].map(({ textContent }) => textContent);
      }),
    ),
  ].toSorted();
}

test('a visitor in English reads the words of the requirements on what leads to registration and to the login', async () => {
  expect(await saidOf('en', '/register')).toEqual([
    'Begin Here',
    'Create Account',
    'Get Started',
    'Register',
    'Start Today !!',
  ]);
  expect(await saidOf('en', '/login')).toEqual(['Login', 'Sign In']);
});

test.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'a visitor in %s reads one word on all that leads to registration, and one on all that leads to the login',
  async (code) => {
    expect(await saidOf(code, '/register')).toHaveLength(1);
    expect(await saidOf(code, '/login')).toHaveLength(1);
  },
);

test('a search engine finds the address of a page and its languages', async () => {
  const { page } = await read('/about');
  const href = (selector: string) => page.querySelector(selector)?.getAttribute('href');
  expect(href('link[rel=canonical]')).toBe('https://site.test/about');
  expect(href('link[hreflang=en]')).toBe('https://site.test/about');
  expect(href('link[hreflang=x-default]')).toBe('https://site.test/about');
  expect(page.querySelectorAll('link[rel=alternate]')).toHaveLength(languages.length + 1);
  const data: unknown = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(JSON.stringify(data)).not.toMatch(/telephone|address|foundingDate|aggregateRating/);
  expect((await sitemap()).match(/<loc>/g)).toHaveLength(languages.length * 5);
  expect(await sitemap()).toContain('<loc>https://site.test/terms</loc>');
});

test.each(languages)('the 404 page has the header of the site ($code)', async ({ code }) => {
  const prefix = code === 'en' ? '' : `/${code}`;
  const { page } = await read(`${prefix}/404`);
  expect(page.documentElement.lang).toBe(code);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Glassmine' }).getAttribute('href')).toBe(`${prefix}/`);
  const [wide] = within(header).getAllByRole('navigation');
  const links = [...(wide?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([`${prefix}/about`, `${prefix}/contact`]));
});

test('a visitor who chooses a language at an address with two slashes stays on this site', async () => {
  const { user, left } = await openDocument('/404', () => {
    history.replaceState(null, '', '/.//elsewhere.test/');
    startLanguageSwitch();
  });
  await user.selectOptions(screen.getAllByLabelText('Language')[0] as HTMLElement, 'English');
  expect(left).toEqual([`${origin}//elsewhere.test/`]);
});
