/**
 * Tabs for the combinations of dead and live load. Native buttons, because antd's tabs would measure their
 * size whenever a factor changes.
 */
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Combination, COMBINATIONS } from '@/design/model/load-cases';
import { factorsText } from '@/text/format/factors-text';
import styles from '@/features/workspace/loads/combination-tabs.module.css';

const TABS = [1, 2, 3, 4] as const;

function factorsOf(combination: 1 | 2 | 3): string {
  const [dead, live] = COMBINATIONS[combination];
  return factorsText({ dead, live });
}

/** Moves the focus with the arrow keys, as usual for tabs; Enter and the space bar select the focused tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const places: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  tabs.at(place)?.focus();
}

interface CombinationTabsProps {
  /** True if both factors are 1, so that the loads are design loads. */
  isDesignLoads: boolean;
  value: Combination;
  onChange: (combination: Combination) => void;
}

export function CombinationTabs({ isDesignLoads, value, onChange }: CombinationTabsProps) {
  const { t } = useTranslation('design');
  const custom = t(isDesignLoads ? 'loads.designLoads' : 'loads.custom');
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('loads.combination')} onKeyDown={moveFocus}>
      {TABS.map((combination) => (
        <button
          key={combination}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={combination === value}
          // While a row of the load list is shown, no tab is selected, so the first tab is in the tab order.
          tabIndex={combination === value || (value === 'row' && combination === 1) ? 0 : -1}
          onClick={() => onChange(combination)}
        >
          {combination} · {combination === 4 ? custom : factorsOf(combination)}
        </button>
      ))}
    </div>
  );
}
