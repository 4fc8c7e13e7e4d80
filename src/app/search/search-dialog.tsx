/** Search dialog (Ctrl+K): one field that finds any input, action, design or page. */
import { AutoComplete, Flex, Modal } from 'antd';
import { useRef, type ComponentRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { matches, type SearchEntry } from '@/app/search/matches';
import { TEXTS, useEntries } from '@/app/search/use-search-entries';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/app/search/search.module.css';

function Match({ entry: { kind, label, place, symbols } }: { entry: SearchEntry }) {
  const { t } = useTranslation('search');
  return (
    <Flex component="span" align="baseline" gap={8} data-testid="search-match">
      <span className="clipped">{label}</span>
      {kind === 'figure' && <SymbolText text={symbols[0]} />}
      <span className="muted" style={{ marginLeft: 'auto' }}>
        {[t(`kinds.${kind}`), place].filter(Boolean).join(' · ')}
      </span>
    </Flex>
  );
}

const valueOf = (index: number): string => `match ${index}`;

interface FieldProps {
  ref: Ref<ComponentRef<typeof AutoComplete>>;
  user: User;
  typed: string;
  setTyped: (text: string) => void;
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
}

function Field({ ref, user, typed, setTyped, onChoose, onClose }: FieldProps) {
  const { t } = useTranslation('search');
  const entries = useEntries(user);
  const found = matches(entries, typed);
  return (
    <AutoComplete
      style={{ width: '100%' }}
      ref={ref}
      open
      defaultActiveFirstOption
      aria-label={t('title')}
      placeholder={t('placeholder')}
      value={typed}
      listHeight={420}
      notFoundContent={t('none')}
      // The list of matches must be inside the dialog, because the dialog traps the focus.
      getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
      // No labels as values: antd would highlight an entry that begins with the typed text.
      options={found.map((entry, index) => ({ value: valueOf(index), label: <Match entry={entry} /> }))}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      // The list of matches is always open and would handle Escape, leaving the dialog open.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // antd's handler at the window would fail, because this call already closes the list and the dialog.
        event.stopPropagation();
        onClose();
      }}
      onSelect={(value: string) => {
        const chosen = found.find((_, index) => valueOf(index) === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

interface SearchDialogProps extends Omit<FieldProps, 'ref' | 'onChoose'> {
  open: boolean;
  onOpened: () => void;
  onClosed: () => void;
}

export function SearchDialog({ open, onClose, onOpened, onClosed, ...fieldProps }: SearchDialogProps) {
  const { t } = useTranslation([...TEXTS, 'common']);
  const field = useRef<ComponentRef<typeof AutoComplete>>(null);
  const chosen = useRef<SearchEntry | null>(null);
  return (
    <Modal
      open={open}
      title={t('search:title')}
      footer={null}
      width={640}
      style={{ top: '12%' }}
      destroyOnHidden
      closable={{ 'aria-label': t('common:close') }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (!isOpen) return;
        field.current?.focus();
        onOpened();
      }}
      // Runs the chosen entry after the dialog has closed: closing returns the focus, and would take the
      // focus away from the element that the entry focuses.
      afterClose={() => {
        const entry = chosen.current;
        chosen.current = null;
        onClosed();
        entry?.run();
      }}
    >
      <div className={styles.body}>
        <Field
          ref={field}
          {...fieldProps}
          onClose={onClose}
          onChoose={(entry) => {
            chosen.current = entry;
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
