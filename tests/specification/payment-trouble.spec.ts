import { enterAmount, picture } from './support/files.ts';
import { expect, test } from './support/fixtures.ts';
import { toasts } from './support/toasts.ts';

test('an investor drops a proof on the form and sees it before it is sent; two at once are refused', async ({
  investor: { page },
}) => {
  await page.goto('/deposit');
  await enterAmount(page);
  const zone = page.getByText('Drop the file here, or choose it:').locator('..');
  const drop = async (count: number) => {
    const dataTransfer = await page.evaluateHandle(
      ({ bytes, times }) => {
        const transfer = new DataTransfer();
        for (let index = 0; index < times; index += 1)
          transfer.items.add(new File([new Uint8Array(bytes)], `proof-${index}.png`, { type: 'image/png' }));
        return transfer;
      },
      { bytes: [...picture.buffer], times: count },
    );
    await zone.dispatchEvent('drop', { dataTransfer });
  };
  await drop(2);
  await expect(toasts(page).getByText('Choose one file only.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Selected file: proof-0.png' })).toHaveCount(0);
  await drop(1);
  await expect(page.getByRole('img', { name: 'Selected file: proof-0.png' })).toBeVisible();
});
