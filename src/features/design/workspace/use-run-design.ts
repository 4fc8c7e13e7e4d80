/** From the button to the result: rules, the question on minimum values, the run, and its toasts. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { formatInput } from '@/shared/format/format-number';
import { useNotices } from '@/shared/ui/notices/notices';
import { useDesignStore } from '@/stores/design/design-store';
import { useCalculation, type CalculationEnd } from '../calculation/use-calculation';
import { minimumWarnings } from '../validation/minimum-warnings';
import { validateDesign } from '../validation/validate-design';
import { useChosenAnchor } from './use-records';
import { minimumQuestion, warningText } from './warnings';

/** Long enough to read the warning and to reach its link. */
const WARNING_SECONDS = 6;

export function useRunDesign(
  user: User,
  goTo: (field: string) => void,
): {
  running: boolean;
  progress: number;
  calculate: () => void;
  cancel: () => void;
} {
  const { t } = useTranslation(['design', 'results', 'validation']);
  const { message, loadModal } = useNotices();
  const { data: anchor } = useChosenAnchor();

  const onEnd = useCallback(
    (end: CalculationEnd) => {
      if (end.kind === 'success') message.success(t('results:toast.success'));
      else if (end.kind === 'cancelled') message.info(t('results:toast.cancelled'));
      else {
        const said = end.failure.message;
        message.error(
          said === '' ? t(`results:toast.${end.kind}`) : `${t(`results:toast.${end.kind}`)} ${said}`,
        );
      }
    },
    [message, t],
  );
  const { running, progress, start, cancel } = useCalculation(onEnd);

  const calculate = useCallback(() => {
    if (running) return;
    const { design } = useDesignStore.getState();
    const failures = validateDesign(design, {
      anchor,
      anchorChosen: design.anchor.chosen[design.standardType] !== null,
      expirationTime: user.expirationTime,
      now: new Date(),
    });
    const last = failures.at(-1);
    if (last) {
      // One toast: the last failing rule in the documented order. Every failing field is marked as well.
      const key = 'validation';
      const show = () => {
        message.destroy(key);
        goTo(last.field);
      };
      message.error({
        key,
        content: warningText({
          text: t(`validation:${last.key}`, last.values ?? {}),
          link: last.field === '' ? undefined : { text: t('design:actions.toField'), onClick: show },
        }),
        duration: WARNING_SECONDS,
      });
      return;
    }
    if (!anchor) return;
    const warnings = minimumWarnings(design, anchor);
    if (warnings.length === 0) {
      start(design, anchor, user.id);
      return;
    }
    const ask = async () => {
      const modal = await loadModal();
      if (!modal) return;
      let wanted: string | undefined;
      const dialog = modal.confirm({
        title: t('design:minimum.title'),
        content: minimumQuestion({
          text: t('design:minimum.text'),
          question: t('design:minimum.continue'),
          warnings: warnings.map(({ kind, field, value, limit }) => ({
            text: t(`design:minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
            link: {
              text: t('design:actions.toField'),
              onClick: () => {
                wanted = field;
                dialog.destroy();
              },
            },
          })),
        }),
        okText: t('design:actions.yes'),
        cancelText: t('design:actions.no'),
        onOk: () => start(design, anchor, user.id),
        // Not earlier: a dialog gives the focus back to the button that opened it, and only then it is closed.
        afterClose: () => {
          if (wanted !== undefined) goTo(wanted);
        },
      });
    };
    void ask();
  }, [anchor, goTo, loadModal, message, running, start, t, user]);

  return { running, progress, calculate, cancel };
}
