import { root } from './dom';

/**
 * Loads a script without `import()`, whose failures some browsers cache.
 * @param name the attribute of the document with its address
 */
export const loadScript = (name: 'late' | 'tabs') =>
  new Promise<unknown>((onload, onerror) => {
    const src = root.dataset[name] ?? '';
    const script = Object.assign(document.createElement('script'), { src, onload, onerror });
    if (import.meta.env.DEV) script.type = 'module';
    document.head.append(script);
  });
