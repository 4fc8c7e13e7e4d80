// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusedLoad } from '@/features/workspace/view/view-host';

it('useFocusedLoad returns the load component whose field has the focus, and null for the field of a load factor', () => {
  document.body.innerHTML =
    '<input data-path="loads.dead.Nz"><input data-path="loads.live.My"><input data-path="loads.deadFactor">';
  const [force, moment, factor] = document.querySelectorAll('input');
  const { result } = renderHook(() => useFocusedLoad());
  expect(result.current).toBeNull();
  act(() => force.focus());
  expect(result.current).toBe('Nz');
  act(() => moment.focus());
  expect(result.current).toBe('My');
  act(() => factor.focus());
  expect(result.current).toBeNull();
});
