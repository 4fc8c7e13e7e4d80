/** Copies the whole design as a link, and opens the design of a link. */
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { isDesignLink } from '@/design/file/link-start';
import { useShowDesign } from '@/features/workspace/open-and-save/use-show-design';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { useDesignStore } from '@/stores/design/design-store';

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
