import { root } from './dom';

/**
 * Loads a script. Not by `import()`, whose failures some browsers remember.
 * @param name the attribute of the document that has its address
 */
export const loadScript = (name: 'late' | 'tabs') =>
  new Promise<unknown>((onload, onerror) => {
    const src = root.dataset[name] ?? '';
    const script = Object.assign(document.createElement('script'), { src, onload, onerror });
    if (import.meta.env.DEV) script.type = 'module';
    document.head.append(script);
  });
