import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Form, useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FilterSelect } from './filter-select';

const ORDERS = ['stars', 'name', 'updated'];
const APP = join(__dirname, '../..');

/** A list that is read in the order that `read` answers. */
function renderList(read: (asked: string | null) => Promise<string>): void {
  const List = () => {
    const { order } = useLoaderData<{ order: string }>();
    return (
      <Form>
        <p>{order}</p>
        <FilterSelect name="sort" aria-label="order" value={order}>
          {ORDERS.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </FilterSelect>
      </Form>
    );
  };
  const loader = async ({ request }: { request: Request }) => ({
    order: await read(new URL(request.url).searchParams.get('sort')),
  });
  const Stub = createRemixStub([
    { id: 'root', path: '/', loader, Component: List, HydrateFallback: () => null },
  ]);
  render(<Stub />);
}

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'order' });

it.each(ORDERS.slice(1))(
  'says what was chosen until the page is read, and then what it shows: %s',
  async (other) => {
    let settle: (order: string) => void = () => undefined;
    renderList((asked) =>
      asked === null ? Promise.resolve('stars') : new Promise<string>((resolve) => (settle = resolve)),
    );
    for (const shown of ['stars', other]) {
      fireEvent.change(await select(), { target: { value: other } });
      expect((await select()).value).toBe(other);
      // A request that failed leaves the page in the order that it had.
      await waitFor(() => {
        settle(shown);
        return select().then(({ value }) => expect(value).toBe(shown));
      });
      await screen.findByText(shown, { selector: 'p' });
    }
  },
);

it('is what every select uses that sends its form when it changes, but for those that save', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'),
  );
  const sending = files.filter((file) => {
    const source = readFileSync(join(APP, file), 'utf8');
    return /<select\b/.test(source) && /\buseSubmit\(/.test(source) && !source.includes('useSavedChoice');
  });
  expect(sending).toEqual(['components/form/filter-select.tsx']);
});
