"""How examples are drawn: the same ones each time before a commit lands, new ones in `make slow`."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code: nothing is judged by the clock.
settings.register_profile("explore", deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("same", settings.get_profile("explore"), derandomize=True)
settings.load_profile("same")
