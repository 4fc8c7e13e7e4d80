import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import type { ReadFile } from '@/design/file/design-file';
import { isDesignLink } from '@/design/file/design-link-prefix';
import { useResetFields } from '@/features/workspace/records/use-reset-fields';
import { useReadFile } from '@/files/read-file/use-read-file';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { useDesignStore } from '@/stores/design/design-store';
import { openDesign } from '@/stores/design/stored-design';
import { runDriver } from '@/stores/run-driver';

/** Shows a design from a file or a link (`fileName` null); calculates it unless values were replaced. */
function useShowDesign(): (outcome: ReadFile, fileName: string | null) => Promise<void> {
  const { t } = useTranslation('design');
  const { message, modal } = useNotices();
  const records = useQueryClient();
  const tellReplaced = useResetFields();
  const navigate = useNavigate();
  return async (outcome, fileName) => {
    if (!outcome.ok) {
      const reason = t(`actions.refusals.${outcome.refusal}`);
      message.error(t(fileName !== null ? 'actions.notOpened' : 'actions.linkNotOpened', { reason }));
      return;
    }
    const { design, replaced, reported } = outcome;
    openDesign(design, fileName ?? undefined);
    // The URL must contain the standard of the design: otherwise a reload would change the design's standard.
    await navigate(routes.homeWith(design.standardType));
    // The user must check the replaced values before the design is calculated; otherwise the results would be
    // based on default values.
    if (replaced.length > 0) return tellReplaced(replaced);
    message.success(t('actions.opened'));
    if (reported) {
      // The message about changed values is optional: if its module cannot be loaded, the design is opened
      // without the message.
      void import('@/features/report-dialog/notify-changed-values')
        .then((part) => part.notifyChangedValues(reported, { records, message, modal }))
        .catch(console.error);
    }
    runDriver().calculateOpened();
  };
}

export function useOpenDesign(): (file: File) => Promise<void> {
  const readFile = useReadFile();
  const show = useShowDesign();
  return async (file) => {
    const read = await readFile('design', file);
    if (read !== null) await show(read.answer, file.name);
  };
}

/** Copies text to the clipboard; returns false if the browser does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard API; the older method copies selected text.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.style.position = 'fixed';
  document.body.append(area);
  area.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way on http
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

const fetchLinks = () => import('@/design/file/design-link').catch(() => null);

/** Copies the whole design as a link, and opens the design of a link. */
export function useDesignLink(): { copyLink: () => Promise<void> } {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const home = useHref(routes.home);
  const show = useShowDesign();

  const openLink = async () => {
    const { hash, pathname, search } = location;
    if (!isDesignLink(hash)) return;
    // The link is removed from the URL, so that after a reload the page continues with the current state of
    // the design.
    history.replaceState(history.state, '', pathname + search);
    const links = await fetchLinks();
    if (links === null) message.error(t('actions.notRead'));
    else await show(await links.designOfLink(hash), null);
  };
  const openFirst = useEffectEvent(openLink);
  useEffect(() => void openFirst(), []);
  useWindowEvent('hashchange', () => void openLink());

  return {
    copyLink: async () => {
      const links = await fetchLinks();
      if (links === null) {
        message.error(t('actions.notRead'));
        return;
      }
      const link = await links.linkOf(useDesignStore.getState().design);
      if (link === null) message.warning(t('actions.linkTooLong'));
      else if (await copyText(location.origin + home + link)) message.success(t('actions.linkCopied'));
      else message.error(t('actions.linkNotCopied'));
    },
  };
}
