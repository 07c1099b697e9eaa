/** Every component in every state, for developers: `npm run dev`, then /src/gallery/index.html. Not in the build. */
import '../styles.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@/components/ui/button';
import { Toaster } from '@/components/ui/sonner';
import { chooseTheme, getTheme } from '@/lib/theme';
import { controls } from './controls';
import type { Group } from './group';
import { messages } from './messages';
import { payments } from './payments';
import { shown } from './shown';

const groups: readonly Group[] = [...controls, ...messages, ...shown, ...payments];

function Gallery() {
  const [theme, setTheme] = useState(getTheme);
  const [isReversed, setIsReversed] = useState(false);
  const switchTheme = () => {
    chooseTheme(theme === 'dark' ? 'light' : 'dark');
    setTheme(getTheme());
  };
  const switchDirection = () => {
    document.documentElement.dir = isReversed ? 'ltr' : 'rtl';
    setIsReversed(!isReversed);
  };
  return (
    <main>
      <div className="bg-background sticky top-0 z-10 flex flex-wrap gap-2 border-b p-3">
        <Button aria-pressed={theme === 'dark'} onClick={switchTheme} size="sm" variant="outline">
          Dark
        </Button>
        <Button aria-pressed={isReversed} onClick={switchDirection} size="sm" variant="outline">
          Right to left
        </Button>
      </div>
      <h1 className="sr-only">Gallery of components</h1>
      {groups.map(({ name, isWide, samples }) => (
        <section className="border-b px-3 py-6" key={name}>
          <h2 className="font-medium">{name}</h2>
          <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
            {Object.entries(samples).map(([state, sample]) => (
              <figure className={isWide ? 'col-span-full' : undefined} key={state}>
                <figcaption className="text-muted-foreground mb-2 text-[0.8125rem]">{state}</figcaption>
                {sample}
              </figure>
            ))}
          </div>
        </section>
      ))}
      <Toaster />
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
