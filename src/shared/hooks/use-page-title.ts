/** Sets the browser tab title: the page title, then the product name. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Id of the element in the top bar where a page can show its own title. */
export const TITLE_SLOT = 'title-slot';

export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const product = t('product');
  useEffect(() => {
    document.title = title === product ? product : `${title} – ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
