export function startPasswordButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-show]')) {
    button.addEventListener('click', () => {
      const isShown = button.toggleAttribute('data-shown');
      button.ariaLabel = button.dataset[isShown ? 'hide' : 'show'] ?? null;
      button.parentElement?.querySelector('input')?.setAttribute('type', isShown ? 'text' : 'password');
    });
  }
}
