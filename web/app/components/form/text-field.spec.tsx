import { useForm } from '@conform-to/react';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '#app/i18n/with-texts';
import { TextField } from './text-field';

function NameField({ mark }: { readonly mark: string | null }) {
  const [, fields] = useForm<{ name?: string }>({ id: 'names' });
  return <TextField field={fields.name} label="Name" end={mark} />;
}

const page = (mark: string | null) => (
  <WithTexts>
    <NameField mark={mark} />
  </WithTexts>
);

describe('TextField', () => {
  it('keeps the typed text when a mark appears at its end and disappears again', () => {
    const { rerender } = render(page(null));
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    input.value = 'sora';
    rerender(page('free'));
    expect(screen.getByText('free')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name')).toBe(input);
    rerender(page(null));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('sora');
  });
});
