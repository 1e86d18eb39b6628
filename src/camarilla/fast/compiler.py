"""Compiles the kernels of a game: one Python source for the interpreter, a CPU core and a GPU.

A kernel is a plain function on flat arrays, marked with `@kernel`; it calls other kernels by name and allocates
nothing. Marking changes nothing: unmarked or without numba it runs as Python, which is how one reads and debugs it.
`compile_kernels(module, CPU)` gives the same functions compiled for a core, `compile_kernels(module, CUDA)` as device
functions for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

from camarilla.kernel.errors import BadInput

__all__ = ["Target", "compile_kernels", "jit", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])


class Target(Enum):
    """What a kernel is compiled for."""

    CPU = "cpu"
    CUDA = "cuda"


def kernel(function: F) -> F:
    """Mark a function that can be compiled."""
    function.is_kernel = True  # type: ignore[attr-defined]
    return function


@cache
def compile_kernels(module: ModuleType, target: Target) -> SimpleNamespace:
    """The kernels of a module, compiled, beside its constants."""
    return SimpleNamespace(**_compiled_globals(module.__name__, module, target))


_spaces: dict[tuple[str, Target], dict[str, Any]] = {}


def _compiled_globals(name: str, module: ModuleType, target: Target) -> dict[str, Any]:
    """The namespace of a module in which every kernel, also an imported one, is its compiled twin.

    Compiled code looks up what it calls in the globals of its function, so each twin gets this namespace for globals.
    """
    space = _spaces.get((name, target))
    if space is None:
        space = _spaces[name, target] = dict(vars(module))
        compiled = jit(target)
        for key, value in list(space.items()):
            if getattr(value, "is_kernel", False):
                own = value.__module__ == name
                space[key] = compiled(_twin(value, space)) if own else _home(value, target)[value.__name__]
    return space


def _home(function: Any, target: Target) -> dict[str, Any]:
    """The compiled namespace of the module that an imported kernel comes from."""
    import sys  # kept out of the module's names, which are handed to compiled code

    return _compiled_globals(function.__module__, sys.modules[function.__module__], target)


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    twin.__qualname__, twin.__doc__, twin.__module__ = function.__qualname__, function.__doc__, function.__module__
    return twin


def jit(target: Target) -> Callable[[Callable[..., Any]], Any]:
    """Numba's decorator for the kernels of a target."""
    try:
        import numba  # an extra, and slow to load
    except ModuleNotFoundError as missing:
        raise BadInput("compiled kernels need numba, which the extra `fast` brings") from missing
    if target is Target.CPU:
        return numba.njit(nogil=True, forceinline=True)
    import numpy  # an extra, and slow to load

    if not hasattr(numpy, "row_stack"):
        numpy.row_stack = numpy.vstack  # older CUDA targets of numba look for it
    from numba import cuda  # an extra, and slow to load

    return cuda.jit(device=True)
