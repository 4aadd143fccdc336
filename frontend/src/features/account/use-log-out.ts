import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { customerSession } from '../../lib/session.js';

/** Leaves for the home page, then ends the session. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home());
    customerSession.end();
  };
}
